import { X } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { useLedgerFacts } from '@back-office/shared/ledger';
import { color, shadow, space, stackStyle, text } from '@back-office/shared/theme';
import { Grid, IconButton, Row, Text, VisuallyHidden } from '@back-office/shared/ui';
import { ReorderHandle, useDragToReorder } from '@back-office/shared/ui/reorder';
import { idsIn, type ListName } from '../domain/builder';
import { choiceIn, markOf, nameIn } from '../domain/choiceNames';
import type { ReportEditing } from '../state/useReportEdit';
import { OptionMark } from './OptionList';

interface ChosenListProps extends ReportEditing {
  /** `Columns`, `Groups` and so on: what is in the report. */
  readonly title: string;
  readonly list: ListName;
  /** Controls of an entry, below its name. */
  readonly settingsOf?: ((id: string) => ReactNode) | undefined;
}

/** A list of the report, in its order. Entries are moved by dragging or with the arrow keys; the focus moves along. */
export function ChosenList({ title, list, choices, edit, settingsOf }: ChosenListProps) {
  const id = useId();
  const told = useLedgerFacts()?.unknown;
  const ids = useMemo(() => idsIn(choices, list), [choices, list]);
  const entries = useMemo(
    () => ids.map((entry) => ({ id: entry, name: nameIn(list, entry), mark: markOf(list, entry, told) })),
    [ids, list, told],
  );
  const {
    list: element,
    draggedId,
    order,
    start,
    move,
  } = useDragToReorder(entries, (from, to) => edit.move(list, from, to));

  function remove(entry: string) {
    const choice = choiceIn(list, entry);
    if (choice) edit.remove(choice);
  }

  if (entries.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <VisuallyHidden id={`${id}hint`}>Drag, or press the arrow keys, to move.</VisuallyHidden>
      <List ref={element} data-dragging={draggedId !== undefined || undefined}>
        {entries.map((entry, index) => (
          <Entry
            key={entry.id}
            style={{ order: order.indexOf(entry) }}
            data-dragged={entry.id === draggedId || undefined}
          >
            <Row gap={1} minHeight="40px" padX={['2px', 1]}>
              <ReorderHandle
                name={entry.name}
                index={index}
                count={entries.length}
                hintId={`${id}hint`}
                onGrab={(event) => start(event, entry.id)}
                onMove={(to) => move(index, to)}
              />
              <Text size="sm" oneLine fill title={entry.name}>
                {entry.name} {entry.mark && <OptionMark title={entry.mark.reason}>{entry.mark.text}</OptionMark>}
              </Text>
              <IconButton label={`Remove ${entry.name}`} icon={<X />} size="small" onClick={() => remove(entry.id)} />
            </Row>
            {settingsOf && (
              <Grid gap={3} pad={[1, 3, 3, '38px']}>
                {settingsOf(entry.id)}
              </Grid>
            )}
          </Entry>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: ${space[4]};

  * + & {
    margin-top: ${space[4]};
  }
`;

const Title = styled(H2)`
  margin: 0 ${space[2]} ${space[2]};
  ${text.sm}
`;

const List = styled.ul`
  ${stackStyle({ round: 'md', line: 'around' })}
  overflow: clip;
`;

const Entry = styled.li`
  background-color: ${color.bgRaised};
  box-shadow: 0 -1px ${color.border};

  &[data-dragged] {
    z-index: 1;
    background-color: ${color.accentSubtle};
    box-shadow: ${shadow.float};
  }
`;
