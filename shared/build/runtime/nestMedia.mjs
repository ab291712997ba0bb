const block = /([^{}]+)\{([^{}]*)\}/g;

const query = /^@(?:media|container)\b/;

/**
 * The rules of a media or container query as rules of their selectors, each with the query inside. A rule that begins with a selector
 * has the browser look at the elements with that selector; one that begins with `@` at all of the page.
 *
 * `rule` is one of styled-components, such as `@media print{.a{margin:0;}.a:hover{color:red;}}`. A query with other blocks
 * inside, or with pseudo-elements, in which only the newest browsers read a query, stays as it is.
 */
export function nestMedia(rule) {
  if (!query.test(rule)) return [rule];
  const start = rule.indexOf('{');
  const inside = rule.slice(start + 1, -1);
  const blocks = [...inside.matchAll(block)];
  const isWhole = blocks.map(([text]) => text).join('') === inside;
  if (!isWhole || blocks.some(([, selector]) => selector.includes('::'))) return [rule];
  return blocks.map(([, selector, declarations]) => `${selector}{${rule.slice(0, start)}{${declarations}}}`);
}
