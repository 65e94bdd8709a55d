/** A style sheet as text, since a viewer is one script. */
declare module '*.css' {
  const text: string;
  export default text;
}
