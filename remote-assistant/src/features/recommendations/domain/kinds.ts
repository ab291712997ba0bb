import { stem, stemsOf } from './needWords';

/** By what goods are asked for, beside their name and category: the words of a name or category that belong to it. */
const members = {
  bread: 'baguette ciabatta focaccia loaf sourdough',
  breakfast: 'bagel bread cereal coffee croissant granola honey jam loaf marmalade muesli oats porridge sourdough tea',
  cheese: 'brie camembert cheddar feta gouda gruyere manchego mozzarella parmesan',
  coffee: 'cappuccino espresso latte macchiato',
  tasting: 'brie camembert cheddar cheese chocolate feta gouda gruyere manchego olive parmesan wine',
} as const;

const kinds = Object.entries(members).map(([kind, words]) => [kind, words.split(' ').map(stem)] as const);

/** `Aged Cheddar` is `cheese`, and for a `tasting`. */
export function kindsOf(name: string, category: string): readonly string[] {
  const stems = [...stemsOf(name), ...stemsOf(category)];
  return kinds.filter(([, words]) => words.some((word) => stems.includes(word))).map(([kind]) => kind);
}
