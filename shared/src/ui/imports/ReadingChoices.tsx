import { useId, type ReactNode } from 'react';
import { Grid, Text } from '@back-office/shared/ui';
import { NativeSelect } from './NativeSelect';

/** How a file is read: found from its content, changed by the merchant. Each choice is a `ReadingChoice`. */
export function ReadingChoices({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text as="h3" size="md" weight="strong" above={6} id={id}>
        How the file is read
      </Text>
      <Grid gap={[2, 4]} columns="max-content minmax(0, 1fr)" align="center" above={3}>
        {children}
      </Grid>
    </section>
  );
}

interface ReadingChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What in the file shows it. */
  readonly because?: string;
  readonly onChange: (value: string) => void;
}

export function ReadingChoice({ because, ...choice }: ReadingChoiceProps) {
  return (
    <>
      <Text size="sm" tone="secondary" aria-hidden>
        {choice.label}
      </Text>
      <div>
        <NativeSelect {...choice} />
        {because !== undefined && (
          <Text as="p" size="xs" tone="muted" anywhere>
            {because}
          </Text>
        )}
      </div>
    </>
  );
}

interface HeaderRowChoiceProps {
  /** The line of the header; 0 if there is none. */
  readonly value: number;
  /** The lines that may be the header. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly onChange: (line: number) => void;
}

/** Which line of a file has the names of its columns. */
export function HeaderRowChoice({ value, rows, onChange }: HeaderRowChoiceProps) {
  const options = rows.map(({ line, cells }) => ({
    value: String(line),
    label: `Line ${line}: ${cells.filter(Boolean).join(', ')}`,
  }));
  return (
    <ReadingChoice
      label="Header row"
      value={String(value)}
      options={[...options, { value: '0', label: 'No header row' }]}
      onChange={(line) => onChange(Number(line))}
    />
  );
}
