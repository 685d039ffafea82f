import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import { ExternalPackageIconLoader } from "unplugin-icons/loaders";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

/** Icons are drawn in squares of 512 and shown at a hundred pixels or so: whole numbers look the same and weigh half.
 * Curves stay curves: simplified ones would look different. */
const ROUNDED = { floatPrecision: 0, convertToQ: false, straightCurves: false, makeArcs: { threshold: 0, tolerance: 0 } };
const icons = Icons({
  compiler: "svelte",
  customCollections: ExternalPackageIconLoader("@iconify-json/game-icons"), // only such collections are transformed
  transform: (svg) => optimize(svg, { plugins: [{ name: "convertPathData", params: ROUNDED }] }).data,
});

export default defineConfig({
  plugins: [svelte(), icons],
  build: {
    outDir: "../src/ergosphere/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the Content-Security-Policy stays narrow
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // The catalogues and the server's folder lie outside of web/.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
