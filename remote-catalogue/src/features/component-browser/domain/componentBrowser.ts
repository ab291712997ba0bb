import { paths } from '@back-office/shared/routes';

/** One component of the kit. */
export interface Component {
  readonly name: string;
  /** Its purpose, from the comment in its source. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: ComponentCategory;
}

/** In the order shown. */
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

/** A prop as declared in the source. */
export interface ComponentProp {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly default?: string;
}

/** Read from the source of a component when the product is built. */
export interface ComponentDocs {
  readonly name: string;
  /** `@back-office/shared/ui` */
  readonly importPath: string;
  /** Path of its file in the repository. */
  readonly file: string;
  readonly description: string;
  readonly props: readonly ComponentProp[];
}

export interface KitComponent extends Component, ComponentDocs {
  /** Sample code. */
  readonly usage: string;
}

const popularWords = ['Button', 'Card', 'Input', 'Modal', 'Table'] as const;
const maxPopular = 5;

/** The first five components whose names contain one of the popular words. */
export function popularComponents<Kind extends Component>(components: readonly Kind[]): readonly Kind[] {
  return components.filter(({ name }) => popularWords.some((word) => name.includes(word))).slice(0, maxPopular);
}

/** The components by category, without empty categories. */
export function componentGroups<Kind extends Component>(components: readonly Kind[]) {
  return componentCategories
    .map((category) => ({ category, components: components.filter((each) => each.category === category) }))
    .filter((group) => group.components.length > 0);
}

/**
 * Components with every word of the query in their name, tags or description, ignoring case. Ordered by where the words
 * were found: in the name alone, in name and tags, or also in the description.
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

/** The first sentence of a comment. */
export function firstSentence(comment: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(comment)?.[0] ?? comment;
}

/** `/components?name=Button` */
export function componentPath(name: string): string {
  return `${paths.components()}?name=${encodeURIComponent(name)}`;
}
