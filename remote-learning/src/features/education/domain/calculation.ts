import type { MeasureId } from '@back-office/shared/ledger';
import type { FigureFormat, Figures } from './figures';
import type { ReportId } from './reportLink';

/** A worked example. All its numbers are calculated from `figures`; none is typed into a text. */
export interface Example {
  readonly id: string;
  readonly title: string;
  /** The story, with the given numbers as `{price}`. */
  readonly scenario: string;
  /** The given numbers. Those of the section are known too. */
  readonly figures?: Figures;
  readonly steps: readonly CalculationStep[];
  readonly result: { readonly label: string; readonly formula: string; readonly format?: FigureFormat };
  /** Lets the merchant fill the given numbers from the ledger. */
  readonly ledger?: LedgerSource;
}

interface CalculationStep {
  /** Later steps and all texts of the example know the value of this step by its id. */
  readonly id: string;
  readonly label: string;
  readonly explanation: string;
  readonly formula: string;
  /** Currency unless stated. */
  readonly format?: FigureFormat;
}

export interface Calculator {
  readonly id: string;
  readonly title: string;
  /** What it calculates, one sentence. */
  readonly description: string;
  readonly inputs: readonly CalculatorInput[];
  /** An output knows the inputs and the outputs before it by their ids. The last one is the result. */
  readonly outputs: readonly CalculatorOutput[];
  /** Lets the merchant fill the number inputs from the ledger. */
  readonly ledger?: LedgerSource;
}

interface InputBase {
  /** The name in formulas: a letter, then letters and digits. */
  readonly id: string;
  readonly label: string;
  readonly defaultValue: string;
}

export interface NumberInput extends InputBase {
  readonly type: 'number';
  /** Shown with the label. Amounts are dollars, percentages are in percent. */
  readonly unit?: '$' | '%';
  readonly placeholder?: string;
}

interface SelectInput extends InputBase {
  readonly type: 'select';
  /** The value takes the place of the id in formulas: a number such as `2.9`, or a word that a function knows. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type CalculatorInput = NumberInput | SelectInput;

interface CalculatorOutput {
  readonly id: string;
  readonly label: string;
  readonly format: Extract<FigureFormat, 'currency' | 'percentage' | 'other'>;
  readonly formula: string;
}

/** Where the merchant's own numbers for an example or a calculator come from. */
export interface LedgerSource {
  /** The report that shows the same figures. */
  readonly report: ReportId;
  /** The figure of the report for each given number or number input, by its name. Deductions are positive. */
  readonly figures: Readonly<Record<string, MeasureId>>;
  /** The figure of the report that the result must equal. A test proves it for many periods. */
  readonly result?: MeasureId;
}
