/** Held-out questions about an attached file. The replies do not come from the catalog, so they are scored by what they say. */
export const heldOutFiles: readonly HeldOutFile[] = [
  {
    name: 'suppliers.csv',
    text: 'Supplier;Date;Product;Amount\nMill & Co;01.06.2025;Flour;1.200,50\nDairy Ltd;02.06.2025;Butter;310,25\nMill & Co;02.06.2025;Rye;89,25\nFarm Shop;13.06.2025;Eggs;150,00\n',
    asked: [
      ['whats the total amount', ['1,750.00']],
      ['average amount', ['437.50']],
      ['how many rows', ['4']],
      ['total by supplier', ['Mill & Co', '1,289.75', '310.25']],
      ['top supplier', ['Mill & Co']],
      ['biggest amount', ['1,200.50']],
      ['amount per day', ['399.50']],
      ['summarize this file', ['Supplier', '4']],
    ],
  },
  {
    name: 'tips.csv',
    text: 'day,name,tip\n2025-06-01,Ana,12.5\n2025-06-01,Ben,7.25\n2025-06-02,Ana,3\n',
    asked: [
      ['sum of tips', ['22.75']],
      ['who got the most', ['Ana']],
      ['what is the lowest tip', ['3']],
      ['which columns are in there', ['day', 'name', 'tip']],
    ],
  },
  {
    name: 'stock.json',
    text: '[{"item":"Mug","qty":4},{"item":"Bowl","qty":11}]',
    asked: [
      ['how many in total', ['15']],
      ['which item has the highest qty', ['Bowl']],
    ],
  },
];

export interface HeldOutFile {
  readonly name: string;
  readonly text: string;
  /** A question and what its reply says. */
  readonly asked: readonly (readonly [question: string, says: readonly string[]])[];
}
