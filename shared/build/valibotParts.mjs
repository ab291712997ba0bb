/**
 * webpack loader that makes a module of each section of valibot's only file. Without it, a chunk that imports one function has
 * all those that any chunk of its app imports.
 */
export default function valibotParts(source) {
  const sections = sectionsOf(source);
  const from = (section) => `from './index.mjs?${sections.indexOf(section)}';`;
  if (!this.resourceQuery) {
    const [, exported] = /^export \{ (.*) \};$/m.exec(source);
    return exported
      .split(', ')
      .map((each) => {
        const [name] = each.split(' as ');
        return `export { ${each} } ${from(sections.find(({ names }) => names.includes(name)))}`;
      })
      .join('\n');
  }
  const own = sections[Number(this.resourceQuery.slice(1))];
  const words = new Set(own.code.match(/[\w$]+/g));
  const imports = sections.flatMap((section) => {
    const used = section === own ? [] : section.names.filter((name) => words.has(name));
    return used.length > 0 ? `import { ${used} } ${from(section)}` : [];
  });
  return [...imports, own.code, `export { ${own.names} };`].join('\n');
}

/** The code of each section, and the names that it declares. */
function sectionsOf(source) {
  return [...source.matchAll(/^\/\/#region .*$([^]*?)^\/\/#endregion$/gm)].map(([, code]) => ({
    code,
    names: [...code.matchAll(/^(?:async )?(?:function\*?|const|let|var|class) ([\w$]+)/gm)].map(([, name]) => name),
  }));
}
