import { formatCount, spokenMoney, type Unknown } from '@back-office/shared/format';
import { shortMoney } from '@back-office/shared/ui/charts';
import type { FieldUnit } from '../../domain/reports/field';
import { numberText } from '../../domain/reports/fieldTexts';

interface FigureFormats {
  readonly formatValue: (value: number | Unknown) => string;
  readonly formatShort: (value: number) => string;
  readonly speakValue: (value: number | Unknown) => string;
}

const money: FigureFormats = {
  formatValue: (value) => numberText('money', value),
  formatShort: shortMoney,
  speakValue: spokenMoney,
};
const count: FigureFormats = { formatValue: formatCount, formatShort: formatCount, speakValue: formatCount };

/** How charts write figures: amounts as money, everything else as numbers. */
export function figureFormats(unit: FieldUnit): FigureFormats {
  return unit === 'money' ? money : count;
}
