/**
 * How often a test tries something: fewer times in each run of the tests, because property tests draw other values each
 * time, and as often as given for `BACK_OFFICE_LONG_TESTS=1 npx jest …`.
 */
export function effort(usual: number, long: number): number {
  return process.env['BACK_OFFICE_LONG_TESTS'] ? long : usual;
}
