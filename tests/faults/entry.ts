/** Entry point of the server under test, which the tests kill. */
import './preload'
import '../../site/server/start'
