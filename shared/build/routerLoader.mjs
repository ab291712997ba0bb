/**
 * webpack loader for react-router. Components it makes with `forwardRef`, and their `displayName`, look like side effects,
 * so its form and navigation links would be in the bundle without being used.
 */
export default function routerLoader(source) {
  return source
    .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
