import { createHash } from 'node:crypto';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const { swcMinify } = MinimizerPlugin;

/** Hash of a script → what becomes of it. */
const minified = new Map();

/** Minifies a script once for all apps that one command builds: they share whole files, such as the workers of own shops. */
export function minifyOnce(input, sourceMap, options, extractComments) {
  const [[, script]] = Object.entries(input);
  const key = createHash('sha256').update(JSON.stringify(options)).update(script).digest('base64');
  if (!minified.has(key)) minified.set(key, swcMinify(input, sourceMap, options, extractComments));
  return minified.get(key);
}

Object.assign(minifyOnce, {
  getMinimizerVersion: swcMinify.getMinimizerVersion,
  getTypes: swcMinify.getTypes,
  filter: swcMinify.filter,
});
