// A busy machine may miss a moment; a fault of the product fails twice. Who works on a test sees it at once.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
