import { RotateCcw, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { AssistantSwitches, PreferenceGroup, ThemeChoice } from '@back-office/shared/state';
import { centered, gridStyle, space, textStyle, weight } from '@back-office/shared/theme';
import { Button, Popover, Row, Text } from '@back-office/shared/ui';
import { navItemLook } from './NavItem';
import { useResetSampleData } from './SampleDataReset';

const user = { name: 'Maya Duarte', initials: 'MD' } as const;

interface AccountProps {
  /** Closes what surrounds the menu, such as the drawer on phones. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * The theme and the preferences that have an effect, at once and in every area, and the reset of everything that was
 * added or changed.
 */
export function Account({ onLeave }: AccountProps) {
  const { ask, preload, undo } = useResetSampleData();
  return (
    <Popover
      label="Account"
      side="top"
      trigger={(props) => (
        <Trigger type="button" {...props} aria-label={`Account, ${user.name}`}>
          <Avatar aria-hidden>{user.initials}</Avatar>
          <Text oneLine>{user.name}</Text>
        </Trigger>
      )}
    >
      {(close) => (
        <Panel>
          <Row as="p" gap={2} weight="strong">
            <Avatar aria-hidden>{user.initials}</Avatar>
            {user.name}
          </Row>
          <ThemeChoice />
          <PreferenceGroup title="Assistant">
            <AssistantSwitches />
          </PreferenceGroup>
          <Foot>
            <Button
              icon={<RotateCcw />}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => {
                close();
                onLeave?.();
                ask();
              }}
            >
              Reset sample data
            </Button>
            {undo && (
              <Button
                icon={<Undo2 />}
                onClick={() => {
                  close();
                  onLeave?.();
                  undo();
                }}
              >
                Undo the reset
              </Button>
            )}
          </Foot>
        </Panel>
      )}
    </Popover>
  );
}

const Trigger = styled.button`
  ${navItemLook}
  gap: ${space[2]};
  ${textStyle({ padX: '6px', tone: 'text' })}
  cursor: pointer;
`;

const Avatar = styled.span`
  ${centered}
  ${textStyle({ fixed: true, tone: 'secondary', ground: 'active', round: 'full', square: '28px' })}
  font-size: 12px;
  font-weight: ${weight.strong};
`;

const Panel = styled.div`
  ${gridStyle({ gap: 4, size: 'sm', pad: 1, width: '264px', phone: { gap: 2 } })}
`;

const Foot = styled.div`
  ${gridStyle({ gap: 2, line: 'top', padTop: 3 })}
`;
