import type { Cents } from '@back-office/shared/format';

/** Something that a store may need. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly price: Cents;
  /** 1 to 5; `undefined` for the merchant's own items, which nobody rated. */
  readonly rating: number | undefined;
  readonly features: readonly string[];
  readonly description: string;
  /** Other words by which it is asked for. */
  readonly words: readonly string[];
  /** Of an item of the merchant's own catalog: where to see it. */
  readonly path?: string;
}
