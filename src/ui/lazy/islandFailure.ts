type IslandFailureHandler = (message: string) => void;

let handleFailure: IslandFailureHandler = () => undefined;

/**
 * Sets the handler for islands whose script could not be loaded. It shows the message to the
 * visitor.
 */
export function setIslandFailureHandler(handler: IslandFailureHandler): void {
  handleFailure = handler;
}

/** Reports that the script of an island could not be loaded. */
export function reportIslandFailure(message: string): void {
  handleFailure(message);
}
