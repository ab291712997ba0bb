import { isUnder } from '@back-office/shared/routes';
import type { RegistryState } from './areaState';
import knownAreas from './knownAreas.json';
import type { DeclaredItem } from './menu';
import type { Overrides } from './overrides';
import { hostRoutes, type Row } from './row';

/** What an area declares about itself. */
export interface DeclaredArea {
  readonly name: string;
  /** The name that merchants read. */
  readonly title: string;
  readonly routes: readonly string[];
  /** Paths of screens with figures: links to them carry the ledger parameters. */
  readonly figures: readonly string[];
  readonly menu: readonly DeclaredItem[];
}

/**
 * The areas as `pnpm known-areas` found them in the workspace. They stand in for areas without a row, so that the shell
 * has its navigation and can name an area even when the registry failed. A row always wins.
 */
const known: readonly DeclaredArea[] = knownAreas;

/** All areas: those of the registry, or until it is read those of an earlier visit, and the known ones that it lacks. */
export function declaredAreas(
  registry: RegistryState,
  overrides: Overrides = {},
  earlierRows: readonly Row[] = [],
): readonly DeclaredArea[] {
  const rows = registry.step === 'read' ? registry.rows : earlierRows;
  const names = [...new Set(rows.map(({ name }) => name))];
  const declared = names.flatMap((name) => {
    const versions = rows.filter((row) => row.name === name);
    const row = versions.find(({ version }) => version === overrides[name]) ?? versions[0];
    return row ? declaredBy(row) : [];
  });
  return [...declared, ...known.filter(({ name }) => !names.includes(name))];
}

/** A row of an earlier release may lack parts of the declaration. */
function declaredBy({ name, title, routes, figures, menu }: Row): DeclaredArea {
  const before = known.find((area) => area.name === name);
  return {
    name,
    title: title ?? before?.title ?? name.charAt(0).toUpperCase() + name.slice(1),
    routes,
    figures: figures ?? before?.figures ?? [],
    menu: menu ?? before?.menu ?? [],
  };
}

/** The owner of a path when the areas were last noted. `undefined` means that nobody owned it. */
export function knownOwnerOf(path: string): string | undefined {
  const owners = [{ name: 'host', routes: hostRoutes }, ...known];
  return owners.find(({ routes }) => routes.some((prefix) => isUnder(path, prefix)))?.name;
}
