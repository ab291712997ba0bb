import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, radius, space, text, weight } from '@back-office/shared/theme';
import { OptionMark } from './OptionMark';

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
                  <Added aria-hidden>
                    <Check size={16} />
                    Added
                  </Added>
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

const Title = styled.h2`
  margin: ${space[4]} ${space[2]} ${space[1]};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.textMuted};
`;

const Option = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
  min-height: 34px;
  padding: 6px ${space[2]};
  border-radius: ${radius.md};
  ${text.sm}
  text-align: start;

  > svg {
    flex: none;
    color: ${color.accentText};
  }

  &:hover {
    background-color: ${color.bgHover};
  }

  &[aria-pressed='true'] {
    color: ${color.textMuted};
  }
`;

const Added = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.positive};
`;
