/**
 * webpack loader that leaves out what packages have and the product never uses, but no bundler can tell: components of
 * react-router that are made with `forwardRef`, and their `displayName`, look like side effects; its routes can load data,
 * and its links whole pages, from a server of its own; styled-components can add vendor prefixes; shapes of icons have
 * keys; errors of the federation runtime have texts beside their codes; react-window scrolls to an item by its index, measures rows of any height, and lists from left to right or the other way.
 */
export default function unusedCodeLoader(source) {
  return withoutAssertions(source)
    .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
    .replace(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, null, {}];')
    .replace(/return shouldPrefetch && .+ : link;/, 'return link;')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    .replace('match.route.errorElement || defaultErrorElement', 'null')
    .replace(
      /return dataRouterState && \(match\.route\.ErrorBoundary[^]*?\) : getChildren\(\);/,
      'return getChildren();',
    )
    .replace(/^var RenderErrorBoundary = class [^]*?^};$/m, '')
    .replace('RenderErrorBoundary.contextType = RSCRouterContext;', '')
    .replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '')
    .replace(/^\s*size: 24,|,\s*key: "\w+"/gm, '')
    .replace(/^\s*\[[A-Z]+_\d+\]: ".*",?$/gm, '')
    .replace(
      /const (\w+) = \w+\(\s*\(\{\s*align: \w+ = "auto",[^]*?^ {2}\);\n( {2}return \{[^{}]*)getScrollPositionForIndex: \1,/m,
      '$2',
    )
    .replace(/ = \w+\(\{[^{}]*getScrollPositionForIndex: \w+\s*\}\)/g, ' = undefined')
    .replace(/^ {2}if \(\w+ === "horizontal" && \w+\)\n {4}switch [^]*?^ {4}\}\n/m, '')
    .replace(/(\w+) = \w+\(\w+, \w+\), \{\n( {4}getCellBounds)/g, '$1 = false, {\n$2')
    .replace(
      /([\w$]+) = \w+;\n {2}\w+\(\(\) => \{\n {4}const \w+ = \w+\.current, \w+ = \w+\.current, \w+ = \w+\(\w+\) \? \w+ : null;[^]*?\}, \[\]\);\n/,
      '$1 = undefined;\n',
    )
    .replace(/^ {2}else \{\n {4}let \w+ = 0, \w+ = Math\.min\(\w+, Math\.max\(0, \w+\.size - 1\)\);[^]*?^ {2}\}\n/m, '')
    .replace(/^ {4}case "string": \{\n[^]*?^ {4}\}\n/m, '')
    .replace(/^ {6}for \(; \w+\.size - 1 < \w+; \) \{\n[^]*?^ {6}\}\n/m, '');
}

/** The table never passes what the assertions of react-window refuse. */
function withoutAssertions(source) {
  const name = /^function (\w+)\(\w+, \w+ = "Assertion error"\)/m.exec(source)?.[1];
  if (name === undefined) return source;
  return source.replace(
    new RegExp(`\\b${name}\\((?:[^()"\`]|\\([^()]*\\))+,\\s*(?:"[^"]*"|\`[^\`]*\`)\\s*\\)`, 'g'),
    'undefined',
  );
}
