import { plain } from '../../../domain/writeMarkdown';

/** Something of the shop that a reply can show: the model writes `{{f3}}`, the product shows the text. */
export interface Value {
  /** As merchants read it, such as `$1,234.50`; plain text. */
  readonly text: string;
  /** What it is: `Net sales, Jun 1 – 7, 2025`. */
  readonly label?: string;
  /** Where the product shows it. */
  readonly path?: string | undefined;
  /** The value of its field, if it is a group. */
  readonly key?: string;
}

/** A table of values, shown whole where the model writes `{{t1}}`. */
export interface ValueTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly Value[])[];
}

/** `f`: figures; `n`: names, days and other texts; `c`: customers, whose names never leave the device. */
type ValueKind = 'f' | 'n' | 'c';

/** Everything that tools have found for a conversation, by the ids that its replies use. */
export interface References {
  /** Returns the id. A text without figures keeps its id when it is found again. */
  add(kind: ValueKind, value: Value): string;
  addTable(table: ValueTable): string;
  valueOf(id: string): Value | undefined;
  tableOf(id: string): ValueTable | undefined;
  /** The id of a customer, who keeps it. */
  customer(value: Value): string;
  /** The customers so far. */
  customers(): readonly (Value & { readonly id: string })[];
}

export function createReferences(): References {
  const values = new Map<string, Value>();
  const tables = new Map<string, ValueTable>();
  const known = new Map<string, string>();
  const counts = { f: 0, n: 0, c: 0, t: 0 };

  function add(kind: ValueKind, value: Value): string {
    // A customer is the same person wherever a link to them leads.
    const key = kind === 'f' ? undefined : `${kind} ${kind === 'c' ? '' : (value.path ?? '')} ${value.text}`;
    const present = key === undefined ? undefined : known.get(key);
    if (present !== undefined) return present;
    counts[kind] += 1;
    const id = `${kind}${counts[kind]}`;
    values.set(id, value);
    if (key !== undefined) known.set(key, id);
    return id;
  }

  return {
    add,
    addTable(table) {
      counts.t += 1;
      const id = `t${counts.t}`;
      tables.set(id, table);
      return id;
    },
    valueOf: (id) => values.get(id),
    tableOf: (id) => tables.get(id),
    customer: (value) => add('c', value),
    customers: () => [...values].flatMap(([id, value]) => (id.startsWith('c') ? [{ ...value, id }] : [])),
  };
}

/** What the model reads: the reference beside its text. Of a customer only the reference. */
export function written(references: References, id: string): string {
  return id.startsWith('c') ? `{{${id}}}` : `{{${id}}} ${references.valueOf(id)?.text ?? ''}`;
}

/** Markdown of a value: its text, which leads to where the product shows it. */
export function shown({ text, path }: Value): string {
  return path === undefined ? plain(text) : `[${plain(text)}](${path})`;
}
