import * as v from 'valibot';
import { isUnder } from '@back-office/shared/routes';

const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'not a path of the product'));

const itemSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  path: v.exactOptional(path),
  alsoUnder: v.exactOptional(v.array(path)),
  icon: v.exactOptional(v.string()),
  order: v.exactOptional(v.number()),
  id: v.exactOptional(v.string()),
  in: v.exactOptional(v.string()),
  items: v.exactOptional(v.array(v.unknown())),
});

/** One line of the shell's navigation as a remote declares it. An item without a path is not available yet. */
export interface DeclaredItem {
  readonly label: string;
  readonly path?: string;
  /** Further paths at which the item is active. */
  readonly alsoUnder?: readonly string[];
  /** One of the names in `NavIcon.tsx`; items of the main list have an icon. */
  readonly icon?: string;
  /** Its place in the list, lower first. In a submenu, the declared items have 100, 200 and so on. */
  readonly order?: number;
  /** The name of the submenu that it opens. */
  readonly id?: string;
  /** The submenu that it is added to, by its id. Otherwise, or if nobody has that submenu, it is in the main list. */
  readonly in?: string;
  /** The submenu that it opens, or in a submenu the list below it. */
  readonly items?: readonly DeclaredItem[];
}

interface ReadMenu {
  readonly menu?: readonly DeclaredItem[];
  /** Why items were left out; `undefined` if all are valid. */
  readonly menuProblems?: readonly string[];
}

/** The main list, a submenu, and a list in it. */
const maxDepth = 3;

/** Reads the menu of a row. An invalid item is left out with its own items; all others stay. */
export function readMenu(raw: readonly unknown[] | undefined, routes: readonly string[]): ReadMenu {
  if (!raw) return {};
  const problems: string[] = [];

  function read(candidates: readonly unknown[], place: string, depth: number): readonly DeclaredItem[] {
    return candidates.flatMap((candidate, index) => {
      const here = `${place}.${index}`;
      const parsed = v.safeParse(itemSchema, candidate);
      const reason = parsed.success ? problemOf(parsed.output, depth) : issueText(parsed.issues[0]);
      if (!parsed.success || reason !== undefined) {
        problems.push(`${here}: ${reason}`);
        return [];
      }
      const { items, ...item } = parsed.output;
      return [items ? { ...item, items: read(items, `${here}.items`, depth + 1) } : item];
    });
  }

  function problemOf(item: v.InferOutput<typeof itemSchema>, depth: number): string | undefined {
    const foreign = [item.path ?? [], item.alsoUnder ?? []]
      .flat()
      .find((each) => !routes.some((route) => isUnder(each, route)));
    if (foreign !== undefined) return `${foreign} is not below one of the area's routes`;
    if (item.items && item.path === undefined) return 'items need a path above them';
    if (item.items && depth === maxDepth) return 'lists are at most three levels deep';
    return undefined;
  }

  const menu = read(raw, 'menu', 1);
  return problems.length > 0 ? { menu, menuProblems: problems } : { menu };
}

function issueText(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue);
  return at ? `${at}: ${issue.message}` : issue.message;
}
