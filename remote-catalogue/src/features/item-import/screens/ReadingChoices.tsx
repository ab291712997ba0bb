import { pluralize } from '@back-office/shared/format';
import { Grid, Text } from '@back-office/shared/ui';
import type { FileSummary } from '../data/importPort';
import type { DecimalMark, ReadChoices } from '../domain/importTypes';
import { NativeSelect } from '../../../parts/NativeSelect';

interface ReadingChoicesProps {
  readonly file: FileSummary;
  /** Undefined until the first preview. */
  readonly mark: DecimalMark | undefined;
  readonly onRead: (choices: ReadChoices) => void;
  readonly onMark: (mark: DecimalMark) => void;
}

const markLabels: Readonly<Record<DecimalMark, string>> = { '.': 'Period: 1,200.50', ',': 'Comma: 1.200,50' };

/** How the file is read: guessed from its content, changed by the merchant. */
export function ReadingChoices({ file, mark, onRead, onMark }: ReadingChoicesProps) {
  const { encoding, encodings, headerLine, headerRows, lists = [], list } = file;
  return (
    <section aria-labelledby="import-reading">
      <Text as="h3" size="md" weight="strong" above={6} id="import-reading">
        How the file is read
      </Text>
      <Grid gap={[2, 4]} columns="max-content minmax(0, 1fr)" align="center" above={3}>
        {encodings.length > 0 && (
          <Choice
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
          <Choice
            label="Header row"
            value={String(headerLine)}
            options={[
              ...headerRows.map(({ line, cells }) => ({
                value: String(line),
                label: `Line ${line}: ${cells.filter(Boolean).join(', ')}`,
              })),
              { value: '0', label: 'No header row' },
            ]}
            onChange={(value) => onRead({ headerLine: Number(value) })}
          />
        )}
        {lists.length > 0 && (
          <Choice
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
        <Choice
          label="Decimal mark"
          value={mark ?? '.'}
          options={Object.entries(markLabels).map(([value, label]) => ({ value, label }))}
          onChange={(value) => onMark(value as DecimalMark)}
        />
      </Grid>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice(props: ChoiceProps) {
  return (
    <>
      <Text size="sm" tone="secondary" aria-hidden>
        {props.label}
      </Text>
      <NativeSelect {...props} />
    </>
  );
}
