/** The text of a file, as Vite and Vitest load it; the build of the package does the same. */
declare module '*?raw' {
  const text: string;
  export default text;
}
