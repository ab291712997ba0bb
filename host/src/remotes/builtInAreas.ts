import { isUnder } from '@back-office/shared/routes';

interface BuiltInArea {
  readonly name: string;
  /** The name that merchants read. The host has none. */
  readonly title?: string;
  readonly routes: readonly string[];
}

/**
 * The `area` blocks of all package.json files, inserted by the build (`shared/build/webpack.mjs`, `jest.config.mjs`). The
 * registry comes first; this table is for a page whose registry failed, and for titles.
 */
declare const BUILT_IN_AREAS: readonly BuiltInArea[];

/** The owner of a path when the product was built. `undefined` means that nobody owns it. */
export function builtInOwnerOf(path: string): string | undefined {
  return BUILT_IN_AREAS.find(({ routes }) => routes.some((prefix) => isUnder(path, prefix)))?.name;
}

/** An area's name for merchants. An area that was added after the build goes by the name in its registry row. */
export function areaTitle(name: string): string {
  const title = BUILT_IN_AREAS.find((area) => area.name === name)?.title;
  return title ?? name.charAt(0).toUpperCase() + name.slice(1);
}
