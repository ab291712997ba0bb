/** A list of packages. The build replaces it with the documentation in their source (shared/build/docs/readComponentDocs.mjs). */
declare module '*.docs' {
  const docs: unknown;
  export default docs;
}
