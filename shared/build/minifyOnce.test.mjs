import { minifyOnce } from './minifyOnce.mjs';

test('the same script is minified once, and again with other options', async () => {
  const script = { 'a.js': 'const one = 1; console.log(one + one);' };
  const module = minifyOnce(script, undefined, { module: true });
  expect(minifyOnce({ 'b.js': script['a.js'] }, undefined, { module: true })).toBe(module);
  expect(minifyOnce(script, undefined, { module: false })).not.toBe(module);
  expect((await module).code).toBe('console.log(2);');
});
