import type { DimensionId } from '../catalog/dimensions';
import type { LedgerColumns } from './columns';
import { createGroups, levelsOf, type Groups, type Level } from './levels';
import type { Scratch } from './scratch';
import type { Block } from './tallies';
import { codesOfUnits, type Units } from './units';

/** The groups that units are divided into by one field after the other: each depth divides those of the depth before. */
export interface Depths {
  readonly innermost: Pick<Groups, 'codes'>;
  /** The groups of each unit of a block: those of each depth, and the innermost. */
  divide(units: Units): { readonly depths: Block['depths']; readonly innermost: Uint32Array };
  /** Once all blocks are divided. */
  levels(): readonly Level[];
}

export function createDepths(
  columns: LedgerColumns,
  fields: readonly DimensionId[],
  noUnits: Units,
  scratch: Scratch,
): Depths {
  const divided: { readonly field: DimensionId; readonly values: readonly string[]; readonly groups: Groups }[] = [];
  let innermost: Pick<Groups, 'codes'> = { codes: [0] };
  for (const field of fields) {
    const { values } = codesOfUnits(columns, noUnits, field, scratch);
    const groups = createGroups(values.length, innermost);
    divided.push({ field, values, groups });
    innermost = groups;
  }
  return {
    innermost,
    divide(units) {
      let groupOf = scratch.codes(units.length);
      const depths: Block['depths'][number][] = [{ groupOf, count: 1 }];
      for (const { field, groups } of divided) {
        groupOf = groups.divide(groupOf, codesOfUnits(columns, units, field, scratch).codes, scratch);
        depths.push({ groupOf, count: groups.codes.length });
      }
      return { depths, innermost: groupOf };
    },
    levels: () => levelsOf(divided),
  };
}
