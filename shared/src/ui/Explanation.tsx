import { Info } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { color, gridStyle, space, textStyle, underlinedOnHover, weight } from '@back-office/shared/theme';
import { IconButton } from './IconButton';
import { Popover } from './overlays/Popover';
import { Grid } from './primitives';

/**
 * A small button that explains a figure: the rule, the numbers it is calculated from, and links to the rows behind it and to
 * the lessons about it.
 */
export interface ExplanationProps {
  /** Name of the button and of its popover: `Net sales: how this is calculated`. */
  readonly label: string;
  /** Called while the popover is open, so that sums are calculated only when they are shown. */
  readonly explain: () => ExplanationContent;
}

export interface ExplanationContent {
  /** The rule in words, one sentence or formula per line. */
  readonly rules: readonly string[];
  /** Headers of the columns of numbers, such as the days they belong to. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplanationLine[];
  /** An explanation of several figures: one section for each, of which one is open. */
  readonly parts?: readonly ExplanationPart[] | undefined;
  /** Link to the rows behind the figure. */
  readonly link?: (ExplanationLink & { readonly state?: unknown }) | undefined;
  /** Links to the sections of courses that teach the figure; the labels are the titles of the sections. */
  readonly lessons?: readonly ExplanationLink[] | undefined;
}

interface ExplanationPart extends Pick<ExplanationContent, 'rules' | 'lines'> {
  readonly title: string;
}

interface ExplanationLink {
  readonly label: string;
  readonly to: string;
}

export interface ExplanationLine {
  readonly label: string;
  /** One for each column; `undefined` shows a dash. */
  readonly values: readonly ReactNode[];
  /** The result of the lines above. */
  readonly isResult?: boolean | undefined;
}

export function Explanation({ label, explain }: ExplanationProps) {
  return (
    <Popover
      label={label}
      trigger={(trigger) => <InfoButton {...trigger} size="small" label={label} icon={<Info />} />}
    >
      <Content explain={explain} />
    </Popover>
  );
}

/** Rendered only while the popover is open. */
function Content({ explain }: Pick<ExplanationProps, 'explain'>) {
  const { rules, columns, lines, parts = [], link, lessons = [] } = useMemo(() => explain(), [explain]);
  const group = useId();
  return (
    <Explained>
      <Figures rules={rules} columns={columns} lines={lines} />
      {parts.length > 0 && (
        <div>
          {parts.map((part, index) => (
            <Part key={part.title} name={group} open={index === 0}>
              <summary>{part.title}</summary>
              <Figures {...part} columns={columns} />
            </Part>
          ))}
        </div>
      )}
      {link && (
        <TextLink to={link.to} state={link.state}>
          {link.label}
        </TextLink>
      )}
      {lessons.map(({ label, to }) => (
        <TextLink key={to} to={to}>{`Learn more in “${label}”`}</TextLink>
      ))}
    </Explained>
  );
}

/** The rules in words, then the numbers. */
function Figures({ rules, columns, lines }: Pick<ExplanationContent, 'rules' | 'columns' | 'lines'>) {
  return (
    <>
      {rules.length > 0 && (
        <Grid gap={1}>
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </Grid>
      )}
      {lines.length > 0 && (
        <Lines>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.label} $isResult={line.isResult === true}>
                <th scope="row">{line.label}</th>
                {columns.map((column, index) => (
                  <td key={column}>{line.values[index] ?? '–'}</td>
                ))}
              </Line>
            ))}
          </tbody>
        </Lines>
      )}
    </>
  );
}

const InfoButton = styled(IconButton)`
  ${textStyle({ tone: 'muted', on: 'screen' })}
`;

const Explained = styled.div`
  ${gridStyle({ gap: 3, width: '368px', maxWidth: '100%', size: 'xs', weight: 'regular', tone: 'secondary' })}
  text-align: start;
  white-space: normal;
`;

const Part = styled.details`
  border-bottom: 1px solid ${color.border};

  summary {
    ${textStyle({ tone: 'text', weight: 'medium', padY: 2 })}
  }

  &[open] {
    padding-bottom: ${space[2]};
  }

  table {
    margin-top: ${space[2]};
  }
`;

const Lines = styled.table`
  width: 100%;

  th,
  td {
    ${textStyle({ height: '28px', pad: '0px', weight: 'inherit', textAlign: 'start' })}
  }

  th + td,
  td + td,
  [scope='col'] {
    ${textStyle({ textAlign: 'end', tabular: true, nowrap: true, padStart: 4 })}
  }

  tbody tr {
    border-top: 1px solid ${color.border};
  }
`;

const Line = styled.tr<{ readonly $isResult: boolean }>`
  font-weight: ${(props) => props.$isResult && weight.strong};
  color: ${(props) => props.$isResult && color.text};
`;

const TextLink = styled(Link)`
  justify-self: start;
  font-weight: ${weight.medium};
  ${underlinedOnHover}
`;
