import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { useLedgerFacts } from '@back-office/shared/ledger';
import { color, hoverGround, radius, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';
import { idsIn, type ListName } from '../domain/builder';
import { choiceIn, markOf, optionsOf } from '../domain/choiceNames';
import type { ReportEditing } from '../state/useReportEdit';

interface OptionListProps extends ReportEditing {
  readonly title: string;
  readonly list: ListName;
  /** Those of the list that are shown, if not all. */
  readonly options?: (typeof optionsOf)[ListName];
}

/** Options that can be added to the report, or removed by pressing them again. */
export function OptionList({ title, list, options = optionsOf[list], choices, edit }: OptionListProps) {
  const labelId = useId();
  const told = useLedgerFacts()?.unknown;
  const chosen = idsIn(choices, list);
  return (
    <section aria-labelledby={labelId}>
      <Title id={labelId}>{title}</Title>
      <ul>
        {options.map(({ id, name, description }) => {
          const choice = choiceIn(list, id);
          const mark = markOf(list, id, told);
          const isAdded = chosen.includes(id);
          return (
            <li key={id}>
              <Option
                type="button"
                aria-pressed={isAdded}
                title={description}
                onClick={() => choice && edit.toggle(choice)}
              >
                <span>
                  {name} {mark && <OptionMark title={mark.reason}>{mark.text}</OptionMark>}
                </span>
                {isAdded ? (
                  <Row as="span" gap={1} inline size="xs" tone="positive" weight="medium" fixed aria-hidden>
                    <Check size={16} />
                    Added
                  </Row>
                ) : (
                  <Plus size={16} aria-hidden />
                )}
              </Option>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Title = styled(H2)`
  margin: ${space[4]} ${space[2]} ${space[1]};
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium' })}
`;

const Option = styled.button`
  ${rowStyle({ gap: 3, justify: 'between', size: 'sm', textAlign: 'start', pad: ['6px', 2], width: '100%' })}
  min-height: 34px;
  border-radius: ${radius.md};

  > svg {
    ${textStyle({ tone: 'accent', fixed: true })}
  }

  ${hoverGround}

  &[aria-pressed='true'] {
    color: ${color.textMuted};
  }
`;

/** Beside the name of an option or entry of the report that the sales data does not have. */
export const OptionMark = styled.small`
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'regular', nowrap: true })}
  margin-inline-start: ${space[2]};
`;
