/** A style sheet as text, because a viewer is a single script. */
declare module '*.css' {
  const text: string;
  export default text;
}
