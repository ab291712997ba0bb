import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { H3 } from '@back-office/shared/area';
import { color, hoverGround, motion, rowStyle, space, surface, text, textStyle } from '@back-office/shared/theme';
import { focusOnArrival, Text } from '@back-office/shared/ui';
import { type Faq, type FaqChip, faqChips, faqsOf } from '../../domain/course';
import { useFeeNote } from '../../state/useFeeNote';
import { FaqItem } from './FaqItem';
import { usePrinting } from '../../state/education';

interface FaqListProps {
  readonly faqs: readonly Faq[];
  /** Ids of the FAQs that stand first. */
  readonly first: readonly string[];
  /** Id of the FAQ that the address names: open at first and scrolled to. */
  readonly opened: string | undefined;
}

/** Questions and answers of the course, by category. Several can be open. */
export function FaqList({ faqs, first, opened }: FaqListProps) {
  const [chip, setChip] = useState<FaqChip>('all');
  const [open, setOpen] = useState<readonly string[]>(opened === undefined ? [] : [opened]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened === undefined) return;
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    focusOnArrival(button);
    button?.scrollIntoView({ block: 'center' });
  }, [opened]);

  const isPrinting = usePrinting();
  const feeNoteOf = useFeeNote();
  const shown = faqsOf(faqs, first, chip);
  const toggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <Section>
      <H3>Questions</H3>
      <Chips role="group" aria-label="FAQ category">
        {faqChips.map((each) => (
          <Chip key={each} type="button" aria-pressed={each === chip} onClick={() => setChip(each)}>
            {each}
          </Chip>
        ))}
      </Chips>
      {shown.length === 0 ? (
        <Text as="p" pad={[4, '20px']} round="lg" tone="muted" line="around" role="status">
          No FAQs found for the selected category.
        </Text>
      ) : (
        <List ref={list}>
          {shown.map((faq) => (
            <FaqItem
              key={faq.id}
              faq={faq}
              note={feeNoteOf(faq)}
              isOpen={isPrinting || open.includes(faq.id)}
              onToggle={() => toggle(faq.id)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

const Section = styled.section`
  max-width: 760px;

  > :is(h3, h4, h5) {
    ${text.md}
  }
`;

const Chips = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true, on: 'screen' })}
  margin-block: ${space[3]};
`;

const Chip = styled.button`
  ${textStyle({ height: '32px', round: 'full', size: 'xs', weight: 'medium', tone: 'secondary' })}

  && {
    padding: 0 ${space[3]};
    border: 1px solid ${color.borderStrong};
  }

  transition: background-color ${motion.fast};
  ${hoverGround}

  &&[aria-pressed='true'] {
    border-color: ${color.accentBorder};
    ${textStyle({ ground: 'accentSubtle', tone: 'accent' })}
  }
`;

const List = styled.div`
  ${surface}
`;
