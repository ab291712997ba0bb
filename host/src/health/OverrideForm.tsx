import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { color, gridStyle, media, size, textStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { useAreas, useAreasSnapshot, useAreaTitle } from '../remotes/AreasProvider';
import { mayUseAddresses, writeOverrides } from '../remotes/overrides';
import { isLoopback } from '../remotes/row';

/** Runs another version of an area until the tab is closed: a released one, or in development one on this machine. */
export function OverrideForm() {
  const { overrides } = useAreas();
  const areaTitle = useAreaTitle();
  const { registry } = useAreasSnapshot();
  const rows = registry.step === 'read' ? registry.rows : [];
  const names = [...new Set(rows.map(({ name }) => name))];
  const [chosen, setChosen] = useState<string>();
  const [version, setVersion] = useState('');
  const [error, setError] = useState<string>();
  const area = chosen ?? names[0];
  const mayAddress = mayUseAddresses();
  const known = rows.filter(({ name }) => name === area).map((row) => row.version);

  function apply(event: FormEvent) {
    event.preventDefault();
    if (area === undefined) return;
    const wanted = version.trim();
    if (!known.includes(wanted) && !(mayAddress && isLoopback(wanted))) {
      setError(`Enter ${known.join(' or ')}${mayAddress ? ', or an address such as http://localhost:4310' : ''}.`);
      return;
    }
    if (writeOverrides(window, { ...overrides, [area]: wanted })) window.location.reload();
    else setError('This browser does not let the back office remember the override. Its storage is blocked or full.');
  }

  return (
    <Form onSubmit={apply}>
      <Choice>
        Area
        <select value={area} onChange={(event) => setChosen(event.target.value)}>
          {names.map((name) => (
            <option key={name} value={name}>
              {areaTitle(name)}
            </option>
          ))}
        </select>
      </Choice>
      <TextField
        label={mayAddress ? 'Version or loopback address' : 'Version'}
        value={version}
        onChange={(next) => {
          setVersion(next);
          setError(undefined);
        }}
        error={error}
        placeholder={known[0]}
      />
      <Button type="submit">Apply</Button>
    </Form>
  );
}

const Form = styled.form`
  ${gridStyle({ gap: 3, columns: '220px minmax(0, 360px) auto', align: 'start', justify: 'start' })}

  > button {
    margin-top: 24px;
  }

  ${media.phone} {
    grid-template-columns: 1fr;
    justify-content: stretch;

    > button {
      margin-top: 0;
      justify-self: start;
    }
  }
`;

const Choice = styled.label`
  ${gridStyle({ gap: 1, size: 'sm', weight: 'medium' })}

  select {
    height: ${size.control};
    ${textStyle({ padX: 2, ground: 'raised', round: 'md', weight: 'regular' })}
    border: 1px solid ${color.borderControl};
  }
`;
