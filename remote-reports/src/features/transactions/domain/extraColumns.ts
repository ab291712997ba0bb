/** Columns of the list that the merchant can add to the usual ones, with their names. */
export const extraColumnNames = { id: 'ID', tender: 'Tender', customerName: 'Customer' } as const;

/** The texts of the chip that adds them. */
export const columnsChip = { label: 'Columns', placeholder: 'Usual' } as const;

export type ExtraColumn = keyof typeof extraColumnNames;

const ids = Object.keys(extraColumnNames) as readonly ExtraColumn[];

/** The known ones among stored or chosen ids, each once. */
export function extraColumnsOf(chosen: readonly string[]): readonly ExtraColumn[] {
  return ids.filter((id) => chosen.includes(id));
}
