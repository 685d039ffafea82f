// With ?raw an icon comes as the text of its SVG, otherwise as a component.
declare module "~icons/game-icons/*?raw" {
  const svg: string;
  export default svg;
}
