import "./whole.css";
