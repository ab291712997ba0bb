/** A list of packages; the build puts in its place what their source says (shared/build/docs/readComponentDocs.mjs). */
declare module '*.docs' {
  const docs: unknown;
  export default docs;
}
