import type { ReactNode } from 'react';
import { noWrap } from './no-wrap.tsx';

/** `short`: the label on a phone; `className`: of its cells and its head. */
type Column = { key: string; label: string; short?: string; numeric?: boolean; className?: string };
type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
  /** For cells with sentences, below a heading that repeats the caption: on a phone cells are left-aligned, and with two columns they have no label. */
  hasSentences?: boolean;
  /** Of the table. */
  className?: string;
};

function layoutStyle(columns: readonly Column[]): string {
  if (columns.length === 2) return 'table-pair';
  return columns.length === 3 && !columns[0]?.className ? 'table-sentences sm:table-fixed' : 'table-sentences';
}

const columnStyle = ({ numeric, className }: Column, alignment: string): string => [numeric && alignment, className].filter(Boolean).join(' ');

/** On a phone each row is a block with labelled cells. The first column is the row's heading. */
export function Table({ caption, columns, rows, hasSentences = false, className = '' }: Props) {
  return (
    <table data-slot="table" className={`table-stack ${hasSentences ? layoutStyle(columns) : ''} ${className} w-full border-collapse text-left`}>
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
                <th key={column.key} scope="row" className={`font-semibold text-ink ${column.className ?? ''}`}>
                  {noWrap(cells[column.key])}
                </th>
              ) : (
                <td key={column.key} data-label={column.short ?? column.label} className={columnStyle(column, 'tabular-nums sm:text-right')}>
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
