/** One component of the ui kit (spec A §3). */
export interface Component {
  readonly name: string;
  /** What it is for, as its source says it. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: ComponentCategory;
}

/** In the order in which the browser lists them. */
export const componentCategories = [
  'Actions',
  'Fields',
  'Lists',
  'Charts',
  'Layout',
  'Feedback',
  'Overlays',
  'Text',
] as const;

type ComponentCategory = (typeof componentCategories)[number];

/** A prop as the source declares it. */
export interface ComponentProp {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly default?: string;
}

/** What is read from the source of a component while the product is built. */
export interface ComponentDocs {
  readonly name: string;
  /** `@back-office/shared/ui` */
  readonly importPath: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
  readonly description: string;
  readonly props: readonly ComponentProp[];
}

export interface KitComponent extends Component, ComponentDocs {
  /** One use of it, as code. */
  readonly usage: string;
}

/** Words that make a component popular (spec A §2). */
const popularWords = ['Button', 'Card', 'Input', 'Modal', 'Table'] as const;
const popularCount = 5;

/** The first five, in the order given, whose names contain one of the words (decision D28). */
export function popularComponents<Kind extends Component>(components: readonly Kind[]): readonly Kind[] {
  return components.filter(({ name }) => popularWords.some((word) => name.includes(word))).slice(0, popularCount);
}

/** The groups that have components, in the order of the categories. */
export function componentGroups<Kind extends Component>(components: readonly Kind[]) {
  return componentCategories
    .map((category) => ({ category, components: components.filter((each) => each.category === category) }))
    .filter((group) => group.components.length > 0);
}

/**
 * Components that have every word of the query in name, tags or description, in any case. Best first: all words in the
 * name, then in name or tags, then with the description; otherwise in the order given.
 */
export function searchComponents<Kind extends Component>(components: readonly Kind[], query: string): readonly Kind[] {
  const words = wordsOf(query);
  const ranked = components.map((component) => ({ component, rank: rankOf(component, words) }));
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ component }) => component);
}

const noMatch = 3;

function rankOf({ name, tags, description }: Component, words: readonly string[]): number {
  const inTags = [name, ...tags].join('\n');
  const texts = [name, inTags, `${inTags}\n${description}`].map((text) => text.toLowerCase());
  const rank = texts.findIndex((text) => words.every((word) => text.includes(word)));
  return rank === -1 ? noMatch : rank;
}

function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** `import { Button } from '@back-office/shared/ui';` */
export function importLine({ name, importPath }: Pick<ComponentDocs, 'name' | 'importPath'>): string {
  return `import { ${name} } from '${importPath}';`;
}

/** The package of an import path: `@back-office/shared`. */
export function packageOf(importPath: string): string {
  return importPath.split('/').slice(0, 2).join('/');
}

/** A comment's first sentence, for places with one line. */
export function firstSentence(comment: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(comment)?.[0] ?? comment;
}
