import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { boxStyle, chip, gridStyle, motion, notOnPaper } from '@back-office/shared/theme';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { ScenarioList } from './ScenarioList';

/** The scenarios on phones, where there is no room for them beside the report. */
export function ScenarioPicker() {
  const { scenario } = useDeferredSales().view;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Frame>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={scenario ? true : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Scenario <strong>{scenario?.title ?? 'None'}</strong>
        <ChevronDown size={16} aria-hidden />
      </Toggle>
      {isOpen && (
        <List
          id={listId}
          aria-label="Deferred sales scenarios"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <ScenarioList onFollow={close} />
        </List>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  ${gridStyle({ gap: 2, on: 'phone' })}
  ${notOnPaper}
`;

const Toggle = styled.button`
  ${chip}
  max-width: none;

  svg {
    margin-inline-start: auto;
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const List = styled.nav`
  ${boxStyle({ pad: 3, card: true })}

  a {
    min-height: 40px;
  }
`;
