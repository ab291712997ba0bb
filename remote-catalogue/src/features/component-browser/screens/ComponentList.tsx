import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { color, currentBar, innerRing, motion, space, textStyle } from '@back-office/shared/theme';
import { componentGroups, componentPath, type KitComponent } from '../domain/componentBrowser';

interface ComponentListProps {
  readonly components: readonly KitComponent[];
  readonly current: string;
}

/** Pixels at both ends of the list where links fade out. */
const edge = 16;

/** Links to all components by category, beside the current one. Hidden in narrow windows, where the gallery is used instead. */
export function ComponentList({ components, current }: ComponentListProps) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = list.current;
    const link = frame?.querySelector<HTMLElement>('[aria-current]');
    if (!frame || !link) return;
    const isInView =
      link.offsetTop > frame.scrollTop + edge && link.offsetTop < frame.scrollTop + frame.clientHeight - 3 * edge;
    if (!isInView) frame.scrollTop = link.offsetTop - frame.clientHeight / 2;
  }, [current]);
  return (
    <Nav ref={list} aria-label="Components">
      {componentGroups(components).map((group) => (
        <Group key={group.category}>
          <Category id={`${id}${group.category}`}>{group.category}</Category>
          <ul aria-labelledby={`${id}${group.category}`}>
            {group.components.map(({ name }) => (
              <li key={name}>
                <ComponentLink to={componentPath(name)} aria-current={name === current ? 'page' : undefined}>
                  {name}
                </ComponentLink>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: ${space[6]};
  align-self: start;
  max-height: calc(100dvh - var(--screen-top, 0px) - 48px);
  margin-inline-start: -10px;
  padding: ${edge}px 2px;
  margin-block-start: -${edge}px;
  overflow-y: auto;
  scrollbar-width: thin;
  mask-image: linear-gradient(transparent, currentcolor ${edge}px, currentcolor calc(100% - ${edge}px), transparent);

  @media (max-width: 1199px) {
    display: none;
  }
`;

const Group = styled.div`
  & + & {
    margin-top: ${space[4]};
  }
`;

const Category = styled.p`
  ${textStyle({ size: 'xs', tone: 'muted', pad: ['0px', '10px', 1] })}
`;

const ComponentLink = styled(Link)`
  && {
    ${textStyle({ block: true, size: 'sm', tone: 'secondary', pad: ['5px', '10px'], round: 'md' })}
    transition: background-color ${motion.fast};
  }

  &&:hover {
    background-color: ${color.bgHover};
  }

  &&[aria-current] {
    ${textStyle({ tone: 'text', weight: 'strong', ground: 'active' })}
    ${currentBar}
  }

  ${innerRing}
`;
