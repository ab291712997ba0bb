import { pluralize } from '@back-office/shared/format';
import { HeaderRowChoice, ReadingChoice, ReadingChoices } from '@back-office/shared/ui/imports';
import type { FileSummary } from '../data/importPort';
import type { DecimalMark, ReadChoices } from '../domain/importTypes';

interface ItemReadingProps {
  readonly file: FileSummary;
  /** Undefined until the first preview. */
  readonly mark: DecimalMark | undefined;
  readonly onRead: (choices: ReadChoices) => void;
  readonly onMark: (mark: DecimalMark) => void;
}

const markLabels: Readonly<Record<DecimalMark, string>> = { '.': 'Period: 1,200.50', ',': 'Comma: 1.200,50' };

/** How the file is read: guessed from its content, changed by the merchant. */
export function ItemReading({ file, mark, onRead, onMark }: ItemReadingProps) {
  const { encoding, encodings, headerLine, headerRows, lists = [], list } = file;
  return (
    <ReadingChoices>
      {encodings.length > 0 && (
        <ReadingChoice
          label="Encoding"
          value={encoding}
          options={encodings.map((choice) => ({
            value: choice.encoding,
            label: `${choice.encoding}: ${choice.example}`,
          }))}
          onChange={(value) => onRead({ encoding: value as FileSummary['encoding'] })}
        />
      )}
      {headerRows.length > 0 && (
        <HeaderRowChoice value={headerLine} rows={headerRows} onChange={(line) => onRead({ headerLine: line })} />
      )}
      {lists.length > 0 && (
        <ReadingChoice
          label="List"
          value={list ?? ''}
          options={[
            ...(list === undefined ? [{ value: '', label: 'Not chosen yet' }] : []),
            ...lists.map(({ name, count }) => ({
              value: name,
              label: `${name}: ${pluralize(count, 'entry', 'entries')}`,
            })),
          ]}
          onChange={(value) => onRead({ list: value })}
        />
      )}
      <ReadingChoice
        label="Decimal mark"
        value={mark ?? '.'}
        options={Object.entries(markLabels).map(([value, label]) => ({ value, label }))}
        onChange={(value) => onMark(value as DecimalMark)}
      />
    </ReadingChoices>
  );
}
