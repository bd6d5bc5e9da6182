import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import Search from 'lucide-react/icons/search';
import { ListBox, OptionRow } from './ListBox.tsx';
import { SearchFrame } from '../../shell/pieces/SearchBox.tsx';
import type { Option } from './Combobox.tsx';

type Props = {
  readonly id: string;
  /** Names the box, and stands in it while it is empty. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly Option[];
  /** Said where nothing was found; undefined while it is not known. */
  readonly nothing: string | undefined;
  readonly onChoose: (value: string) => void;
};

/** A search whose findings are gone to, not kept: the box is empty afterwards. */
export const FindBox = ({ id, label, text, onText, options, nothing, onChoose }: Props) => {
  const auto = useAutocomplete<Option>({
    id,
    options: [...options],
    value: null,
    inputValue: text,
    filterOptions: (all) => [...all],
    getOptionLabel: (option) => option.label,
    getOptionKey: (option) => option.value,
    onInputChange: (_event, next, reason) => {
      if (reason === 'input' || reason === 'clear') onText(next);
    },
    onChange: (_event, option) => {
      if (!option) return;
      onText('');
      onChoose(option.value);
    },
    autoHighlight: true,
    clearOnBlur: false,
  });
  const width = Math.max(280, auto.anchorEl?.clientWidth ?? 0);
  return (
    <div {...auto.getRootProps()} style={{ display: 'contents' }}>
      {/* Inside a form, Enter chooses and never sends it. */}
      <SearchFrame as="div" ref={auto.setAnchorEl} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <Search size={14} aria-hidden />
        <input {...auto.getInputProps()} aria-label={label} placeholder={label} />
      </SearchFrame>
      <Popper open={auto.popupOpen && (options.length > 0 || nothing !== undefined)} anchorEl={auto.anchorEl} placement="bottom-start" sx={{ zIndex: 'modal', width }}>
        {options.length === 0 ? (
          <ListBox as="div">
            <p role="status" style={{ padding: '6px 8px', color: 'var(--text-2)' }}>
              {nothing}
            </p>
          </ListBox>
        ) : (
          <ListBox {...auto.getListboxProps()} aria-label={label}>
            {auto.groupedOptions.map((option, index) => {
              if ('options' in option) return null;
              const { key, ...row } = auto.getOptionProps({ option, index });
              return <OptionRow key={key} row={row} option={option} head={undefined} isAdd={false} />;
            })}
          </ListBox>
        )}
      </Popper>
    </div>
  );
};
