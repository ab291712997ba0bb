/**
 * webpack loader that leaves out what packages have and the product never uses, but no bundler can tell: components of
 * react-router that are made with `forwardRef`, and their `displayName`, look like side effects; its routes can load data,
 * and its links whole pages, from a server of its own; styled-components can add vendor prefixes; shapes of icons have
 * keys; errors of the federation runtime have texts beside their codes.
 */
export default function unusedCodeLoader(source) {
  return source
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
    .replace(/^\s*\[[A-Z]+_\d+\]: ".*",?$/gm, '');
}
