import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { lighterIcons } from "./icons.ts";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" }), lighterIcons()],
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
