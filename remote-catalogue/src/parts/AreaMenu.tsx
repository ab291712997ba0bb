import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { Link, useLocation } from '@back-office/shared/router';
import { color, media, motion, radius, size, space, text, weight } from '@back-office/shared/theme';
import { Tooltip } from '@back-office/shared/ui';
import { areaMenu } from '../data/areaMenu';

/**
 * The area's own left menu. It steps aside while the shell shows the same list (its submenu, or its drawer on phones).
 * Entries without a destination stay focusable and say why nothing happens (decision D5).
 */
export function AreaMenu() {
  const { isShellSubmenuOpen } = useServices();
  const { pathname } = useLocation();
  if (isShellSubmenuOpen) return null;
  return (
    <Nav aria-label={`${areaMenu.label} menu`}>
      <Title aria-hidden>{areaMenu.label}</Title>
      <ul>
        {areaMenu.entries.map(({ label, path }) => (
          <li key={label}>
            {path === undefined ? (
              <Tooltip text="Not available yet">
                <Unavailable type="button" aria-disabled="true">
                  {label}
                </Unavailable>
              </Tooltip>
            ) : (
              <Destination to={path} aria-current={path === pathname ? 'page' : undefined}>
                {label}
              </Destination>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  flex: none;
  position: sticky;
  top: 0;
  width: ${size.areaWidth};
  height: 100dvh;
  padding: 26px ${space[3]} ${space[6]};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background-color: ${color.bgSurface};

  ${media.phone} {
    display: none;
  }
`;

const Title = styled.div`
  padding: 6px 10px ${space[4]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const entry = `
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 32px;
  margin-bottom: 2px;
  padding: 6px 10px;
  border-radius: ${radius.md};
  text-align: start;
  transition: background-color ${motion.fast};
`;

const Destination = styled(Link)`
  ${entry}
  ${text.sm}
  color: ${color.text};

  &:hover {
    background-color: ${color.bgHover};
  }

  &[aria-current] {
    background-color: ${color.bgActive};
    font-weight: ${weight.strong};
  }
`;

const Unavailable = styled.button`
  ${entry}
  ${text.sm}
  color: ${color.textMuted};
  cursor: default;
`;
