/** An import of `file?raw` gives the file's text, in Vite, in Vitest and in the package's build. */
declare module '*?raw' {
  const text: string;
  export default text;
}
