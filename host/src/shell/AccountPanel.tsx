import type { ReactNode } from 'react';
import { RotateCcw, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { AssistantSwitches, PreferenceGroup, ThemeChoice } from '@back-office/shared/state';
import { gridStyle } from '@back-office/shared/theme';
import { Button, Row } from '@back-office/shared/ui';
import { isSample, usePageShop } from '../shops/pageShop';
import { useResetSampleData } from './SampleDataReset';

interface AccountPanelProps {
  readonly name: string;
  readonly avatar: ReactNode;
  /** The reset or its undo was chosen. */
  readonly onLeave: () => void;
}

/**
 * The theme and the preferences that have an effect, at once and in every area, and in the sample shop the reset of
 * everything that was added or changed.
 */
export function AccountPanel({ name, avatar, onLeave }: AccountPanelProps) {
  const { shop } = usePageShop();
  const { ask, preload, undo } = useResetSampleData();
  const leave = (act: () => void) => () => {
    onLeave();
    act();
  };
  return (
    <Panel>
      <Row as="p" gap={2} weight="strong">
        {avatar}
        {name}
      </Row>
      <ThemeChoice />
      <PreferenceGroup title="Assistant">
        <AssistantSwitches />
      </PreferenceGroup>
      {isSample(shop) && (
        <Foot>
          <Button icon={<RotateCcw />} onPointerEnter={preload} onFocus={preload} onClick={leave(ask)}>
            Reset sample data
          </Button>
          {undo && (
            <Button icon={<Undo2 />} onClick={leave(undo)}>
              Undo the reset
            </Button>
          )}
        </Foot>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  ${gridStyle({ gap: 4, size: 'sm', pad: 1, width: '264px', phone: { gap: 2 } })}
`;

const Foot = styled.div`
  ${gridStyle({ gap: 2, line: 'top', padTop: 3 })}
`;
