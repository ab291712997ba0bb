import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { color, hoverGround, radius, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';

interface PanelOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly description?: string | undefined;
}

interface OptionListProps<Id extends string> {
  readonly title: string;
  readonly options: readonly PanelOption<Id>[];
  readonly isChosen: (id: Id) => boolean;
  readonly onToggle: (id: Id) => void;
  /** Beside the name of an option: that it is not recorded. */
  readonly markOf?: ((id: Id) => string | undefined) | undefined;
}

/** Options that can be added to the report, or removed by pressing them again. */
export function OptionList<Id extends string>({ title, options, isChosen, onToggle, markOf }: OptionListProps<Id>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ul>
        {options.map((option) => {
          const isAdded = isChosen(option.id);
          return (
            <li key={option.id}>
              <Option
                type="button"
                aria-pressed={isAdded}
                title={option.description}
                onClick={() => onToggle(option.id)}
              >
                <span>
                  {option.name} {markOf?.(option.id) && <OptionMark>{markOf(option.id)}</OptionMark>}
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
