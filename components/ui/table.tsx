import type { ReactNode } from 'react';
import { noWrap } from './no-wrap.tsx';

/** `isOneLine`: on a wide screen its cells stay on one line. */
type Column = { key: string; label: string; numeric?: boolean; isOneLine?: boolean };
type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
  /** For cells with sentences, below a heading that repeats the caption: on a phone cells are left-aligned, and with two columns they have no label. */
  hasSentences?: boolean;
};

const columnStyle = ({ numeric, isOneLine }: Column, alignment: string): string =>
  [numeric && alignment, isOneLine && 'lg:whitespace-nowrap'].filter(Boolean).join(' ');

/** On a phone each row is a block with labelled cells. The first column is the row's heading. */
export function Table({ caption, columns, rows, hasSentences = false }: Props) {
  return (
    <table
      data-slot="table"
      className={`table-stack ${hasSentences ? (columns.length === 2 ? 'table-pair' : columns.length === 3 ? 'table-sentences sm:table-fixed' : 'table-sentences') : ''} w-full border-collapse text-left`}
    >
      <caption className={hasSentences ? 'sr-only' : 'mb-3 text-left font-bold text-ink text-lg'}>{caption}</caption>
      <thead className="border-line border-b-2 text-muted text-sm">
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={columnStyle(column, 'text-right')}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key: row, cells }) => (
          <tr key={row}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" className="font-semibold text-ink">
                  {noWrap(cells[column.key])}
                </th>
              ) : (
                <td key={column.key} data-label={column.label} className={columnStyle(column, 'tabular-nums sm:text-right')}>
                  {cells[column.key]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
