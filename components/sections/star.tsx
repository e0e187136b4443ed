/** A star after an amount, outside of the column of its digits. */
export const Star = ({ mark }: { mark: string }) => mark && <span className="absolute">{mark}</span>;
