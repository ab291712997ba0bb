import { useId } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, gridStyle, textStyle, twoLines } from '@back-office/shared/theme';
import { Grid, Text } from '@back-office/shared/ui';
import { NativeSelect } from './NativeSelect';

export interface ColumnListProps<Field extends string> {
  readonly header: readonly string[];
  /** The first rows, of which the first filled cell is shown as an example. */
  readonly examples: readonly (readonly string[])[];
  /** The field of each column; null if it is not imported. */
  readonly mapping: readonly (Field | null)[];
  /** Names that merchants read, in the order in which they choose from them. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** What a row becomes: `Item field`. */
  readonly fieldTitle: string;
  readonly onChange: (mapping: readonly (Field | null)[]) => void;
}

/** The mapping of the columns of a file to fields: proposed from the headers, changed by the merchant. */
export function ColumnList<Field extends string>(props: ColumnListProps<Field>) {
  const { header, examples, mapping, fields, fieldTitle, onChange } = props;
  const id = useId();
  const matched = mapping.filter((field) => field !== null);
  const options = Object.entries<string | undefined>(fields).map(([value, label = '']) => ({ value, label }));
  return (
    <section aria-labelledby={id}>
      <Text as="h3" size="md" weight="strong" above={6} id={id}>
        Columns
      </Text>
      <Text
        as="p"
        size="xs"
        tone="muted"
      >{`${matched.length} of ${pluralize(header.length, 'column')} will be imported.`}</Text>
      <Grid gap={[1, 2]} columns="minmax(0, 1fr) 16px minmax(0, 1.2fr)" above={4}>
        <Head>In your file</Head>
        <Head>{fieldTitle}</Head>
        {header.map((name, index) => {
          const column = name || `Column ${index + 1}`;
          const example = examples.map((cells) => cells[index] ?? '').find((cell) => cell.trim() !== '');
          return (
            <Row key={index}>
              <Column>
                <ColumnName title={column}>{column}</ColumnName>
                {example && (
                  <Text as="div" size="xs" tone="muted" oneLine title={example}>
                    {example}
                  </Text>
                )}
              </Column>
              <ChevronRight size={16} aria-hidden />
              <NativeSelect
                label={`${fieldTitle} for ${column}`}
                none="Do not import"
                value={mapping[index] ?? ''}
                options={options}
                onChange={(value) => onChange(mapping.with(index, (value as Field) || null))}
              />
            </Row>
          );
        })}
      </Grid>
    </section>
  );
}

const Head = styled.div`
  ${textStyle({ size: 'xs', tone: 'secondary' })}

  &:nth-child(2) {
    grid-column: 3;
  }
`;

const Row = styled.div`
  ${gridStyle({ align: 'center', columns: 'subgrid', minHeight: '40px' })}
  grid-column: 1 / -1;

  > svg {
    color: ${color.textMuted};
  }
`;

const Column = styled.div`
  min-width: 0;
`;

/** Columns of several locations often differ at their ends alone. */
const ColumnName = styled.div`
  ${textStyle({ size: 'sm' })}
  ${twoLines}
`;
