import type { Columns } from './columns';
import type { ImportRow, UnitDoubt } from './importTypes';
import { unitBehind, weightUnit, weightUnitIn } from './readWeight';

/** Finds out from all rows of a file in which units its weights are. */
export class WeightSearch {
  /** Whether a weight is in another unit than kilograms. */
  convertsWeights: boolean;
  private readonly isInHeader: boolean;
  private readonly isUnitUnsaid: boolean;
  private hasPlainWeight = false;
  /** `lb`, if all cells of `Unit` are units of weight and one is not the kilogram. */
  private example = '';
  private isOtherUnit = false;

  constructor(private readonly columns: Columns) {
    const inHeader = weightUnit(columns.nameOf('weight'));
    this.convertsWeights = inHeader !== undefined && inHeader !== 'kg';
    this.isInHeader = inHeader !== undefined;
    this.isUnitUnsaid = !this.isInHeader && columns.has('unit') && !columns.has('weightUnit');
  }

  add(row: ImportRow) {
    const weight = this.columns.cell(row, 'weight');
    if (!/\d/.test(weight)) return;
    const own =
      unitBehind(weight) ?? (this.isInHeader ? undefined : weightUnitIn(this.columns.cell(row, 'weightUnit')));
    if (own && own !== 'kg') this.convertsWeights = true;
    if (!this.isUnitUnsaid || own) return;
    this.hasPlainWeight = true;
    const cell = this.columns.cell(row, 'unit').trim();
    const unit = weightUnitIn(cell);
    if (unit && unit !== 'kg') this.example ||= cell;
    // `each` is a unit of the price, and so is a unit that stands behind it.
    if ((cell !== '' && !unit) || /\/\s*\p{L}+\s*$/u.test(this.columns.cell(row, 'price'))) this.isOtherUnit = true;
  }

  /** The column whose units may be those of the weight or of the price. */
  doubt(): UnitDoubt | undefined {
    if (!this.hasPlainWeight || this.isOtherUnit || this.example === '') return undefined;
    return { column: this.columns.all('unit')[0] ?? 0, header: this.columns.nameOf('unit'), example: this.example };
  }
}
